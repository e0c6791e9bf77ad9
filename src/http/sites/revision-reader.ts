import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShownRevision } from '~/domain/site/online/published-sites'
import { CLOSURE_STATUS, closurePage, closureShown } from '~/domain/site/online/site-closure'
import type { siteFiles } from './site-files'
import { sitePath } from './site-path'
import type { SiteReplies } from './site-replies'
import type { visitNoter } from './visit-noter'

interface ReaderParts {
  files: ReturnType<typeof siteFiles>
  replies: SiteReplies
  noteVisit: ReturnType<typeof visitNoter>
  report: (error: unknown) => void
}

const MISSING = '404.html'

/** Answers from the files of a published revision: what is asked of it, or, where it is closed, that it is. */
export function revisionReader({ files, replies, noteVisit, report }: ReaderParts) {
  const { send, lead, refuse, refuseForNow } = replies

  function show(incoming: IncomingMessage, outgoing: ServerResponse, shown: ShownRevision) {
    const path = sitePath(incoming.url ?? '/')
    if (path && 'leadsTo' in path) return lead(outgoing, path.leadsTo)
    const ready = path && files.ready(shown, path.file)
    if (ready) {
      send(outgoing, ready)
      return noteVisit(incoming, shown, path.file)
    }
    load(incoming, outgoing, shown, path?.file ?? null).catch(error => {
      report(error)
      if (outgoing.headersSent) return void outgoing.destroy()
      refuseForNow(outgoing)
    })
  }

  async function load(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    shown: ShownRevision,
    path: string | null,
  ) {
    const answer = path === null ? null : await files.load(shown, path)
    if (answer && path !== null) {
      send(outgoing, answer)
      return noteVisit(incoming, shown, path)
    }
    const missing = files.ready(shown, MISSING) ?? (await files.load(shown, MISSING))
    if (missing) return send(outgoing, missing, 404)
    refuse(outgoing, 404, 'Page introuvable')
  }

  /** A closed site says so whatever is asked of it; its page's style is its one other file. */
  async function close(incoming: IncomingMessage, outgoing: ServerResponse, shown: ShownRevision) {
    const closure = closureShown(shown.folder)
    const path = sitePath(incoming.url ?? '/')
    try {
      const style = path && 'file' in path && path.file.startsWith('_f/closed.') ? path.file : null
      const file = style && (await files.load(shown, style))
      if (file) return send(outgoing, file)
      const said = closure && (await files.load(shown, closurePage(closure)))
      if (said) return send(outgoing, said, CLOSURE_STATUS[closure])
      refuse(outgoing, closure ? CLOSURE_STATUS[closure] : 404, 'Ce site n’est plus en ligne')
    } catch (error) {
      report(error)
      refuseForNow(outgoing)
    }
  }

  return { show, close }
}
