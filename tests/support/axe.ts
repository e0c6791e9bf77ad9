import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is, in one line each; WCAG 2.2 AA and best practices, or one rule. */
export async function axeFindings(page: Page, only?: 'color-contrast'): Promise<string[]> {
  // A frame that runs no script would never answer.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]')
  const { violations } = await (only ? axe.withRules(only) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}
