import type { viewCalls } from '~/contract/views'
import type { Deps } from '~/usecases/ground/deps'
import { changeView, readViews, removeView, saveView } from '~/usecases/work/saved-views'
import type { Handlers } from '../register'

/** Filters that the team keeps under a name. */
export function viewHandlers(deps: Deps): Pick<Handlers, keyof typeof viewCalls> {
  return {
    views: ({ by }) => readViews(deps, by),
    saveView: async ({ body, by }) => {
      await saveView(deps, by, body)
      return {}
    },
    changeView: async ({ params, body, by }) => {
      await changeView(deps, by, params.view, body)
      return {}
    },
    removeView: async ({ params, by }) => {
      await removeView(deps, by, params.view)
      return {}
    },
  }
}
