import type { firstDayCalls } from '~/contract/admin/first-day'
import type { Deps } from '~/usecases/ground/deps'
import { readFirstDay } from '~/usecases/installation/read-first-day'
import type { Handlers } from '../../register'

/** What a new installation still lacks. */
export const firstDayHandlers = (deps: Deps): Pick<Handlers, keyof typeof firstDayCalls> => ({
  firstDay: () => readFirstDay(deps),
})
