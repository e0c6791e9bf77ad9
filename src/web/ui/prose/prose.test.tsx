import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Prose } from './prose'

const whole = (html: string) =>
  [...renderToStaticMarkup(<Prose html={html} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    match => match[1],
  )

it('keeps the number of an article of law, and « e-mail », on one line, in texts only', () => {
  expect(whole('<p>Articles L221-21, L. 441-10 et D\u00a0441-5 du Code.</p>')).toEqual([
    'L221-21',
    'L. 441-10',
    'D\u00a0441-5',
  ])
  expect(whole('<p>E-mail : à l’adresse e-mail, e-mail-type, https://x.example/e-mails</p>')).toEqual([
    'E-mail',
    'e-mail',
  ])
  expect(whole('<p><a href="/textes/L221-21">le texte</a>, COVID-19, FTN-2026-00001</p>')).toEqual([])
})
