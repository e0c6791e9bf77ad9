import { expect, test } from 'vitest'
import { agreedIssueDate, dateSpots, issueDateOf } from './paper-dates'
import type { PaperKind } from './paper-kind'
import type { TextLine } from './text-line'
import { bareCapitals, daysIn } from './written-days'

/** Lines one below another; `column` parts those that stand beside one another. */
const linesOf = (text: string): TextLine[] =>
  text.split('\n').flatMap((row, index) =>
    row.split('|').map((part, column) => ({
      text: part.trim(),
      page: 0,
      confidence: 95,
      box: {
        x: 0.1 + column * 0.35,
        y: 0.05 + index * 0.03,
        width: part.trim().length * 0.011,
        height: 0.015,
      },
    })),
  )

const issued = (kind: PaperKind, text: string) => issueDateOf(kind, linesOf(text))?.value

test.each([
  ['12/05/2026', '2026-05-12'],
  ['12.05.2026', '2026-05-12'],
  ['12 - 05 - 2026', '2026-05-12'],
  ['2026-05-12', '2026-05-12'],
  ['12 mai 2026', '2026-05-12'],
  ['1er juin 2026', '2026-06-01'],
  ['ler juin 2026', '2026-06-01'],
  ['lundi 4 août 2026', '2026-08-04'],
  ['3 sept. 2026', '2026-09-03'],
  ['12mai2026', '2026-05-12'],
  ['12 MAl 2026', '2026-05-12'],
  ['12 rnai 2026', '2026-05-12'],
  ['7 févner 2026', '2026-02-07'],
  ['l2/O5/2026', '2026-05-12'],
  ['12/0512026', '2026-05-12'],
  ['12105/2026', '2026-05-12'],
  ['12/05/26', '2026-05-12'],
  ['12/05/20 26', '2026-05-12'],
])('« %s » names a day', (text, day) => {
  expect(daysIn(bareCapitals(text)).map(found => found.day)).toEqual([day])
})

test.each([
  '31/02/2026',
  '12/13/2026',
  '04 12 05 20 26',
  '732 829 320 00074',
  'N° 12/2026',
  'article L. 243-15',
  '3 mais 2 en 2026',
  '10 000,00 Euros',
  'FR76 1027 8073 0112',
])('« %s » names none', text => {
  expect(daysIn(bareCapitals(text))).toEqual([])
})

test.each<[string, PaperKind, string, string | undefined]>([
  ['the place before it', 'urssaf', 'Montreuil, le 3 juin 2026\nà jour au 31/12/2025', '2026-06-03'],
  ['its label above it', 'urssaf', 'N° de compte|Date d’émission|Effectif\n117|03/06/2026|4', '2026-06-03'],
  ['its label beside it', 'sirene', 'Date d’édition|03/06/2026\nDate de création|11/03/2016', '2026-06-03'],
  [
    'a label on the line before',
    'kbis',
    'certifié conforme et à jour à la\ndate du 3 juin 2026',
    '2026-06-03',
  ],
  [
    'a misread label',
    'kbis',
    'Immatriculé le 04/02/2014\nExtrait délivrè par le greffier le 03/06/2026',
    '2026-06-03',
  ],
  ['the day itself alone', 'urssaf', 'URSSAF\n3 juin 2026', '2026-06-03'],
  [
    'one delivered after it was up to date',
    'rne',
    'à jour au 02/06/2026\ndélivrée le 03/06/2026',
    '2026-06-03',
  ],
  ['the end of a period', 'urssaf', 'période du 01/04/2025 au 31/12/2025', undefined],
  ['a birth', 'kbis', 'Né le 12/04/1979 à Nantes', undefined],
  ['the last change', 'rne', 'Dernière mise à jour : 02/09/2023', undefined],
  ['its end', 'urssaf', 'Document valable jusqu’au 30/06/2027', undefined],
  ['how things stood', 'urssaf', 'est à jour de ses obligations à la date du 31/12/2025', undefined],
  ['two that contend', 'kbis', 'délivré le 03/06/2026\nédité le 08/06/2026', undefined],
  [
    'no words, before something happened',
    'kbis',
    '03/06/2020\n\n\n\nDate d’immatriculation 11/03/2023',
    undefined,
  ],
  ['a birth beside its label', 'kbis', 'Date et lieu de naissance|Le 12/04/1979 à Nantes', undefined],
  ['an extract’s day without words', 'kbis', 'Extrait Kbis\n\n\n\n\n11/03/2016', undefined],
  ['words that are not understood', 'kbis', 'D éb t a tiv té|01/04/2016', undefined],
])('of %s', (_, kind, text, day) => {
  expect(issued(kind, text)).toBe(day)
})

test('looks that agree give the day, looks that contend give none', () => {
  const [good, bad] = ['Fait à Lyon, le 03/06/2026', 'Fait à Lyon, le 08/06/2026'].map(linesOf)
  const looks = (...all: (TextLine[] | undefined)[]) =>
    agreedIssueDate(
      'urssaf',
      all.map(lines => lines ?? []),
    )?.value
  expect(looks(good, good)).toBe('2026-06-03')
  expect(looks(bad, good, good)).toBe('2026-06-03')
  expect(looks(bad, good)).toBeUndefined()
  expect(looks(good, good, bad)).toBeUndefined()
  expect(looks([], good, [])).toBe('2026-06-03')
  expect(looks(good, [], [])).toBe('2026-06-03')
  expect(looks(linesOf('3 juin 2026'), [], [])).toBeUndefined()
})

test('where a day is expected and none was read, that part is looked at again', () => {
  expect(dateSpots('urssaf', linesOf('URSSAF\nFait à Lyon, le 0?/06/20Z'))).toHaveLength(1)
  expect(dateSpots('urssaf', linesOf('URSSAF\nSIREN 732 829 320'))).toEqual([])
})
