import { expect, test } from 'vitest'
import { facturX } from '~/invoicing/invoice/factur-x'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { sampleInvoice } from '../../../tests/support/files/papers'
import { textsOf } from '../../../tests/support/files/xml'
import { startSite } from '../../../tests/support/program/in-process'
import { HOSTILE_TEXTS } from '../../../tests/support/texts/hostile-texts'

test('whatever is typed as a name or an address stands in the XML to the letter, or is refused with a sentence', async () => {
  const { url, errors } = await startSite()
  const visitor = visitorOf(url)
  const id = await visitor.complete()
  let kept = 0
  for (const text of HOSTILE_TEXTS) {
    const answer = await fetch(`${url}/api/company/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...company, company_name: text, address: text }),
    })
    if (answer.status !== 200) {
      expect([400, 413, 422]).toContain(answer.status)
      const { errors = [] } = (await answer.json()) as { errors?: { field: string; message: string }[] }
      if (answer.status === 422)
        expect(errors[0]).toEqual({ field: 'company_name', message: expect.stringMatching(/\p{L}/u) })
      continue
    }
    const shown = await fetch(`${url}/api/invoice/${id}/view`)
    expect(shown.status, JSON.stringify(text)).toBe(200)
    // A draft bears no XML: what the dossier keeps is put in that of an issued paper.
    const { company_name, address } = (await (await visitor.read(id)).json()) as typeof company
    const buyer = { ...sampleInvoice().buyer, company_name, address }
    const xml = new TextDecoder().decode(facturX(sampleInvoice({ buyer })))
    expect([...textsOf(xml, 'ram:PersonName'), ...textsOf(xml, 'ram:LineOne').slice(1)]).toEqual([
      text.trim(),
      text.trim(),
    ])
    kept++
  }
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200)
  expect(kept).toBeGreaterThan(100)
  expect((await visitor.sign(id)).status).toBe(200)
  expect(errors).toEqual([])
})
