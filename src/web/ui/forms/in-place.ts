import type { FormEvent } from 'react'

/** What a form does when it is sent, in place of leaving the page. */
export const inPlace = (send: () => unknown) => (event: FormEvent) => {
  event.preventDefault()
  send()
}
