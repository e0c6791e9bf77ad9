import type { timelineCalls } from '~/contract/dossier/timeline'
import { applyAgain } from '~/usecases/follow-up/apply-again'
import { readTimeline } from '~/usecases/follow-up/read-timeline'
import { showAvoir } from '~/usecases/follow-up/show-avoir'
import { writeWord } from '~/usecases/follow-up/write-word'
import type { Deps } from '~/usecases/ground/deps'
import { privateFile } from '../../attachment'
import type { Handlers } from '../../register'

/** What follows a dossier that was handed in. */
export const timelineHandlers = (deps: Deps): Pick<Handlers, keyof typeof timelineCalls> => ({
  readTimeline: ({ params }) => readTimeline(deps, { key: params.id }),
  writeWord: ({ params, body, by }) => writeWord(deps, by, { key: params.id }, body.text),
  applyAgain: ({ params, by }) => applyAgain(deps, by, { key: params.id }),
  downloadAvoir: async ({ params }) => {
    const { pdf, number } = await showAvoir(deps, { key: params.id })
    return privateFile(pdf, 'application/pdf', `avoir_${number}.pdf`)
  },
})
