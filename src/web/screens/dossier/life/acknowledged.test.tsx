// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { showAt } from '../../../../../tests/support/runner/shown-screen'
import { Acknowledged } from './acknowledged'

it('where no e-mail leaves, an acknowledgement that was written is not said to have left', async () => {
  const written = { to: 'a@b.fr', state: 'sent' as const, sent_at: '2026-01-10T09:00:00.000Z' }
  const { container } = showAt('/', [
    { path: '/', Component: () => <Acknowledged acknowledgement={written} /> },
  ])
  await expect.poll(() => container.textContent).toContain('pour a@b.fr n’a pas pu partir')
})
