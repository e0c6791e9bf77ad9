// A preview in a frame tells the page around it, of our own origin and no other, which section was touched.
const agency = document.querySelector('script[data-agency]').dataset.agency
const OWN_WORK = 'a, button, input, select, textarea, label, summary'

if (parent !== window) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'main section[id] { cursor: pointer } main section[id]:hover { outline: 3px solid currentColor; outline-offset: -3px }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.addEventListener('click', ({ target }) => {
    if (target.closest(OWN_WORK)) return
    const section = target.closest('main section[id]')
    if (section) parent.postMessage({ section: section.id }, agency)
  })
}
