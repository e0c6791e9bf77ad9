import { expect, test } from '../support/journey'

test('the keyboard alone leads from the landing page through the simulator', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Tester mon éligibilité' }).first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/simulateur$/)

  await page.locator('#contenu').focus()
  for (let question = 1; question <= 8; question++) {
    await expect(page.getByText(`Question ${question} sur 8`)).toBeVisible()
    if (question === 2) {
      await page.getByLabel('Code postal').focus()
      await page.keyboard.type('69002')
    } else {
      const answer =
        question === 1 ? page.getByRole('button', { name: 'Plus tard' }) : page.getByRole('group')
      await (question === 1 ? answer : answer.getByRole('button').first()).focus()
    }
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/potentiellement éligible/i)
})

test('a question of the landing page opens and closes with the keyboard', async ({ page }) => {
  await page.goto('/')
  const summary = page.locator('summary').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(page.locator('details').first()).not.toHaveAttribute('open')
})

test('the sticky action of a telephone hides nothing that has focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const hidden = await page.evaluate(() => {
    const found: string[] = []
    for (const link of document.querySelectorAll<HTMLElement>('main a, main summary')) {
      if (!link.checkVisibility()) continue
      link.focus()
      const box = link.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!link.contains(top) && !top?.contains(link)) found.push(link.innerText)
    }
    return found
  })
  expect(hidden).toEqual([])
})
