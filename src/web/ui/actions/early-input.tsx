import { useContext, useEffect } from 'react'
import { Nonce } from '~/web/nonce'

const ALIVE = 'page-alive'

/**
 * Runs before the framework has come. Links and forms with an `action` work by themselves and are left alone; what
 * needs React is held back, dimmed in its place, and only the last press counts. A submit button is known by its form's
 * own event, which follows its click.
 *
 * What was typed, ticked, chosen or filled in by the browser stands in the page alone: React left it there and knows
 * nothing of it. Each field that is not as it came says its event once more, before anything is drawn anew: the one with
 * the focus first, whose caret stays, since what hears of one may draw all the others as they were. React's note of the
 * value goes back first, or it would hear no change.
 */
const HOLD = `(() => {
  let again, dimmed
  const hold = (event, pressed, press) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    dimmed?.cancel()
    dimmed = pressed.animate({ opacity: [1, 0.55] }, { duration: 150, fill: 'forwards' })
    again = () => pressed.isConnected && press()
  }
  const click = event => {
    const button = event.target.closest?.('button')
    if (button && button.type !== 'submit') hold(event, button, () => button.click())
  }
  const submit = event => {
    const form = event.target
    const by = event.submitter
    if (!form.hasAttribute('action')) hold(event, by ?? form, () => form.requestSubmit(by))
  }
  const partOf = field => {
    if (field.type === 'file') return ['value', '', 'change']
    if (field.options) {
      const first = [...field.options].findIndex(option => option.defaultSelected)
      return ['selectedIndex', Math.max(0, first), 'change']
    }
    if (/^(checkbox|radio)$/.test(field.type)) return ['checked', field.defaultChecked, 'click']
    return ['value', field.defaultValue, 'input']
  }
  const tell = () => {
    const fields = new Set([document.activeElement, ...document.querySelectorAll('input,select,textarea')])
    const states = [...fields].map(field => {
      const [part, before, event] = partOf(field)
      return { field, part, before, event, now: field[part] }
    })
    for (const { field, part, before, event, now } of states) {
      if (before === now) continue
      if (field[part] !== now) field[part] = now
      field._valueTracker?.setValue(String(before))
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
  addEventListener('click', click, true)
  addEventListener('submit', submit, true)
  addEventListener('${ALIVE}', () => {
    queueMicrotask(tell)
    // A turn later: forms that waited for this moment have opened their buttons by then.
    setTimeout(() => {
      removeEventListener('click', click, true)
      removeEventListener('submit', submit, true)
      dimmed?.cancel()
      again?.()
    })
  }, { once: true })
})()`

/** In the head of a hydrated page: what is pressed, typed or ticked before React has taken over is kept, and told once it has. */
export function EarlyInput() {
  const nonce = useContext(Nonce)
  useEffect(() => void dispatchEvent(new Event(ALIVE)), [])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, which the server's page alone runs
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HOLD : '' }}
    />
  )
}
