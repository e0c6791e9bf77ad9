// A preview in a frame tells the page around it, of our own origin and no other, which section was touched.
const agency = document.querySelector('script[data-agency]').dataset.agency
const OWN_WORK = 'a, button, input, select, textarea, label, summary'
const SECTIONS = 'main section[id]'

if (parent !== window) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${SECTIONS} { cursor: pointer }
    ${SECTIONS}:hover { outline: 3px solid currentColor; outline-offset: -3px }
    .touches { all: initial; position: absolute; top: 0; left: 0; width: 100%; z-index: 2147483647 }
    .touches button { all: initial; position: absolute; right: 8px; box-sizing: border-box; min-height: 44px;
      padding: 0 16px; border: 2px solid #fff; border-radius: 22px; background: #2438a6; color: #fff;
      font: 700 16px/1 system-ui, sans-serif; cursor: pointer; box-shadow: 0 1px 4px #0006 }
    .touches button:focus-visible { outline: 3px solid #16181d; outline-offset: 2px }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const tell = section => parent.postMessage({ section: section.id }, agency)
  document.addEventListener('click', ({ target }) => {
    if (target.closest(OWN_WORK)) return
    const section = target.closest(SECTIONS)
    if (section) tell(section)
  })
  // The frame's own name is the word that its page wants on a button at each section.
  if (window.name) drawButtons(window.name, tell)
}

function drawButtons(word, tell) {
  const layer = document.createElement('div')
  layer.className = 'touches'
  const placed = [...document.querySelectorAll(SECTIONS)].map(section => {
    const button = document.createElement('button')
    button.textContent = word
    const title = section.querySelector('h1, h2')?.textContent
    button.setAttribute('aria-label', title ? `${word}\u00a0: ${title}` : word)
    button.addEventListener('click', () => tell(section))
    layer.append(button)
    return { section, button }
  })
  document.body.append(layer)
  const place = () => {
    for (const { section, button } of placed) {
      const { top, right, height } = section.getBoundingClientRect()
      button.hidden = height === 0
      button.style.top = `${top + scrollY + 8}px`
      button.style.right = `${Math.max(8, document.documentElement.clientWidth - right + 8)}px`
    }
  }
  new ResizeObserver(place).observe(document.body)
  place()
}
