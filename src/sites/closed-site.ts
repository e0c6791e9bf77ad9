import { sha256Of } from '~/domain/sha256-of'
import { type ClosureState, closurePage } from '~/domain/site/online/site-closure'

/** What is said in place of a site; nothing of the firm is told. */
const WORDS: Record<ClosureState, { title: string; says: string; more: string }> = {
  ended: {
    title: 'Ce site n’est plus en ligne',
    says: 'Il a été retiré, et rien de ce qui y est écrit n’arrive plus à l’entreprise.',
    more: 'Pour la joindre, cherchez-la dans un annuaire ou au registre des entreprises.',
  },
  suspended: {
    title: 'Ce site est suspendu',
    says: 'Son hébergeur a dû en couper l’accès, pour une raison tenant à la loi. L’entreprise qui le publie peut demander que la décision soit revue.',
    more: 'D’ici là, rien de ce qui y est écrit ne lui arrive\u00a0: téléphonez-lui, ou écrivez-lui autrement.',
  },
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f2ec;color:#23262f;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem}
h1{margin:0 0 1rem;font-size:clamp(1.6rem,6vw,2.4rem);line-height:1.15}
p{margin:0 0 .75rem}
@media (prefers-color-scheme:dark){body{background:#191b20;color:#e8e6df}}
`

/** The files that the hosts of a closed site show, whatever is asked of them. */
export function closedSite(state: ClosureState): { path: string; body: string }[] {
  const { title, says, more } = WORDS[state]
  const style = `_f/closed.${sha256Of(STYLE).slice(0, 10)}.css`
  const page = closurePage(state)
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/${style}"></head>
<body><main><h1>${title}</h1><p>${says}</p><p>${more}</p></main></body></html>
`
  return [
    { path: page, body: html },
    { path: style, body: STYLE },
  ]
}
