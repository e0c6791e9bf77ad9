// Asks in place, where the form would ask with a page of its own. Text is only ever set as text.
const telephone = () => document.querySelector('a[href^="tel:"]')
// While nothing answers here, no form is taken in either: the telephone is the way out.
const otherwise = () => {
  const number = telephone()?.textContent
  return number ? `appelez le ${number}.` : 'écrivez avec le formulaire.'
}
const lost = () => `Je n’ai pas pu répondre. Essayez à nouveau, ou ${otherwise()}`
const busy = () => `Beaucoup de questions à la fois : essayez dans un moment, ou ${otherwise()}`

const made = (name, className, text) => {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

async function ask(action, question, before) {
  const reply = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, before }),
    // Not before Chrome 103: who has none waits as long as the browser does.
    signal: AbortSignal.timeout?.(10_000),
  })
  if (reply.status === 429) return { answer: busy(), sources: [], kind: 'unknown' }
  if (!reply.ok) throw new Error(`${reply.status}`)
  return reply.json()
}

// The firm's telephone is dialled from where it is told: the page has it as a link already.
function tell(bubble, answer) {
  bubble.textContent = answer
  const link = telephone()
  const digits = link?.textContent.replace(/\D/g, '')
  const found = digits && new RegExp([...digits].join('\\D{0,2}')).exec(answer)
  if (!found) return
  const dial = made('a', '', found[0].replace(/\s/g, '\u00a0'))
  dial.href = link.href
  bubble.replaceChildren(answer.slice(0, found.index), dial, answer.slice(found.index + found[0].length))
}

// Where it was told from: sections of this page.
function sourcesOf(ids) {
  const from = made('p', 'from', '')
  for (const id of ids) {
    const section = document.getElementById(id.replace(/[^\p{L}\p{N}_-]+/gu, '-'))
    const heading = section?.querySelector('h2')?.textContent
    if (!heading) continue
    from.append(from.childNodes.length ? ', ' : 'D’après : ')
    const link = made('a', '', heading)
    link.href = `#${section.id}`
    from.append(link)
  }
  return from.childNodes.length ? from : null
}

// What is not known, or is asked for, is begun in the form, with what was said of who asks; what somebody typed there stays.
// Never where one writes nothing of one's health.
const WORDS = {
  telephone: /(?<![\d.])\+?\d(?:[\s.()-]?\d){8,13}(?!\d)/,
  email: /[^\s<>(),;:]+@[^\s<>(),;:]+\.[a-z]{2,}/i,
  name: /(?<=(?:[Jj]e m.appelle|[Mm]on nom est)\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/u,
}

function beginRequest(question) {
  const text = document.querySelector('form.request textarea[data-begun]')
  if (!text) return
  const begin = (field, value) => {
    if (!field || !value || (field.value !== '' && field.value !== field.dataset.begun)) return
    field.value = value
    field.dataset.begun = value
  }
  const asked = text.dataset.begun ? `${text.dataset.begun}\n` : ''
  begin(text, (asked + question).slice(0, text.maxLength))
  for (const [name, words] of Object.entries(WORDS))
    begin(text.form.elements[name], words.exec(question)?.[0])
}

for (const section of document.querySelectorAll('[data-assistant]')) {
  const thread = section.querySelector('.thread')
  const input = section.querySelector('[name=question]')
  let waiting = false
  section.addEventListener('submit', async event => {
    event.preventDefault()
    const question = (event.submitter?.value || input.value).trim()
    if (!question || waiting) return
    waiting = true
    // « C’est combien ? » is about what was asked before.
    const asked = [...thread.querySelectorAll('.said')].map(said => said.textContent)
    const before = asked.join(' ? ').slice(-500)
    // Said once, when the answer stands in it; there before, so that it is listened to.
    const bubble = made('p', 'bubble', '…')
    bubble.setAttribute('role', 'status')
    bubble.setAttribute('aria-busy', 'true')
    thread.append(made('p', 'said', question), bubble)
    // Above the field, which it pushes down: out of sight on a telephone.
    const show = () => bubble.scrollIntoView({ block: 'nearest' })
    show()
    try {
      const { answer, sources, kind } = await ask(event.target.action.split('#')[0], question, before)
      tell(bubble, answer)
      const from = sourcesOf(sources)
      if (from) thread.append(from)
      if (kind === 'unknown' || kind === 'request') beginRequest(question)
      // What was typed since stays.
      if (event.target.contains(input) && input.value.trim() === question) input.value = ''
    } catch {
      tell(bubble, lost())
    }
    bubble.setAttribute('aria-busy', 'false')
    show()
    waiting = false
  })
}
