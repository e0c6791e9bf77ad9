/**
 * Filters the list that a page holds while its reader types: no request, no framework. The page works without it: the
 * same form asks the server. Elements with `data-words` (folded) are what is filtered; groups with `data-group` go with
 * their last element.
 */
const form = document.querySelector('form[data-filter]')
const box = form?.querySelector('input[type=search]')
const all = [...document.querySelectorAll('[data-words]')]
const groups = [...document.querySelectorAll('[data-group]')]
const empty = document.querySelector('[data-empty]')
const loading = document.querySelector('[data-loading]')

const fold = text =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()

function show() {
  const wanted = fold(box.value.trim())
  let shown = 0
  for (const one of all) {
    one.hidden = !one.dataset.words.includes(wanted)
    if (!one.hidden) shown++
  }
  for (const group of groups) {
    group.hidden = !group.querySelector('[data-words]:not([hidden])')
    if ('open' in group) group.open = wanted !== '' && !group.hidden
  }
  if (empty && empty.hidden === (shown === 0)) {
    empty.hidden = shown > 0
    const words = empty.querySelector('[role=status]')
    // Said again, so that it is heard.
    if (words && !empty.hidden) words.textContent = `${words.textContent}`
  }
}

/** The search can be shared and reloaded. */
function keepAddress() {
  const address = new URL(location.href)
  if (box.value.trim()) address.searchParams.set('q', box.value.trim())
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
}

function load(words) {
  if (!loading) return
  loading.querySelector('span').textContent = words
  loading.hidden = false
}

if (form && box) {
  const whole = form.dataset.filter === 'whole'
  let rest
  box.addEventListener('input', () => {
    clearTimeout(rest)
    if (whole) show()
    // Browsers count changes of address, and ask for the icon at each.
    rest = setTimeout(whole ? keepAddress : () => form.requestSubmit(), 400)
  })
  form.addEventListener('submit', event => {
    if (whole) event.preventDefault()
    else load(form.dataset.waiting)
  })
  document.querySelector('form[data-clear]')?.addEventListener('submit', event => {
    if (!whole) return
    event.preventDefault()
    box.value = ''
    show()
    keepAddress()
    box.focus()
  })
  // What was typed before this ran, or was left when the page was last seen.
  if (whole && box.value !== box.defaultValue) show()
}

document.addEventListener('click', event => {
  const link = event.target.closest?.('a[data-slow]')
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0)
    load(link.dataset.slow)
})
addEventListener('pageshow', () => {
  if (loading) loading.hidden = true
})
