import { useContext, useEffect } from 'react'
import { Nonce } from '~/web/nonce'

const ALIVE = 'page-alive'

/**
 * Runs before the framework has come. Links and forms with an `action` work by themselves and are left alone; what
 * needs React is held back, dimmed in its place, and only the last press counts. A submit button is known by its form's
 * own event, which follows its click.
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
  addEventListener('click', click, true)
  addEventListener('submit', submit, true)
  addEventListener('${ALIVE}', () => {
    removeEventListener('click', click, true)
    removeEventListener('submit', submit, true)
    dimmed?.cancel()
    again?.()
  }, { once: true })
})()`

/** In the head of a hydrated page: a press that comes before React has taken over is kept, and done once it has. */
export function EarlyPress() {
  const nonce = useContext(Nonce)
  useEffect(() => {
    // A turn later: forms that waited for this moment have opened their buttons by then.
    const turn = setTimeout(() => dispatchEvent(new Event(ALIVE)))
    return () => clearTimeout(turn)
  }, [])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: HOLD }}
    />
  )
}
