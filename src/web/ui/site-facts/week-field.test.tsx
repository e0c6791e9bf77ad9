// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { OpeningHours } from '~/domain/site/facts/facts'
import { WeekField } from './week-field'

const days = [1] satisfies OpeningHours['days']
const ASKED = /^Ouvert la nuit, jusqu’au lendemain/

async function monday(...hours: Omit<OpeningHours, 'days'>[]) {
  render(
    <WeekField hours={hours.map(one => ({ days, ...one }))} onChange={() => {}} errorOf={() => undefined} />,
  )
  const line = screen.getByRole('button', { name: /^lundi/ })
  await userEvent.click(line)
  return line.textContent?.replace(/\s/g, ' ')
}

it('asks about hours that end in the next morning, and says so of the day while it is shut', async () => {
  expect(await monday({ opens: '19:10', closes: '07:50' })).toBe('lundi19 h 10 – 7 h 50 le lendemain')
  expect(screen.getByText(ASKED).textContent?.replace(/\s/g, ' ')).toBe(
    'Ouvert la nuit, jusqu’au lendemain à 7 h 50 ? Sinon, corrigez ces heures.',
  )
})

it('asks nothing of a day, of one that ends at midnight, of a whole day, or of hours that are half typed', async () => {
  const asked = [
    ['09:00', '12:00'],
    ['18:00', '00:00'],
    ['00:00', '00:00'],
    ['19:00', ''],
    ['', '07:00'],
  ] as const
  await monday(...asked.map(([opens, closes]) => ({ opens, closes })))
  expect(screen.queryByText(ASKED)).toBeNull()
})

it('has a day by appointment in one touch, and says which part of it it is', async () => {
  function Week() {
    const [hours, onChange] = useState<OpeningHours[]>([{ days: [2], opens: '09:00', closes: '12:00' }])
    return <WeekField {...{ hours, onChange }} errorOf={() => undefined} />
  }
  render(<Week />)
  const line = screen.getByRole('button', { name: /^lundi/ })
  await userEvent.click(line)
  await userEvent.click(screen.getByRole('button', { name: /^Sur rendez-vous/ }))
  expect(line.textContent).toBe('lundisur rendez-vous')
  const how = screen.getByLabelText('Sur rendez-vous')
  await userEvent.selectOptions(how, 'L’après-midi')
  expect(line.textContent).toBe('lundil’après-midi sur rendez-vous')
  expect(screen.queryByLabelText('De')).toBeNull()
  await userEvent.selectOptions(how, 'À ces heures')
  expect(line.textContent).toBe('lundià compléter')
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('')
})
