import type { viewCalls } from '~/contract/admin/views'
import type { Deps } from '~/usecases/ground/deps'
import { changeView, readViews, removeView, saveView } from '~/usecases/work/saved-views'
import type { Handlers } from '../../register'

/** Filters that the team keeps under a name. */
export const viewHandlers = (deps: Deps): Pick<Handlers, keyof typeof viewCalls> => ({
  views: ({ by }) => readViews(deps, by),
  saveView: ({ body, by }) => saveView(deps, by, body),
  changeView: ({ params, body, by }) => changeView(deps, by, params.view, body),
  removeView: ({ params, by }) => removeView(deps, by, params.view),
})
