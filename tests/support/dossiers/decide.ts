import { expect } from '@playwright/test'
import type { Program } from '../program/program'
import { administratorOf } from './admin'
import type { granted, refused } from './decisions'
import { later } from './later'

/**
 * Decides, lets the quarter of an hour pass in which it can be undone, and waits until it has left.
 * @param key the dossier's id, or that of the address which its proven holder has
 */
export async function decide(
  site: Program,
  key: string,
  decision: ReturnType<typeof granted> | ReturnType<typeof refused>,
) {
  const admin = await administratorOf(site.url)
  const { id, version } = await admin.readDossier({ params: { id: key } })
  await admin.changeStatus({ params: { id }, body: { ...decision, version } })
  await (await later(site)).decisionLeaves(id)
  const due = async () => (await admin.readDossier({ params: { id } })).decision_due_at
  await expect.poll(due, { timeout: 120_000 }).toBeNull()
}
