import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE_THEMES } from '../../domain/site/layout/layout'

/** Rules of a theme's style that say how titles stand. */
const titleRules = (theme: string) =>
  [...readFileSync(`src/sites/themes/${theme}/theme.css`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => (/(?<![-.\w])h[123]\b/.test(selector) ? [body] : []),
  )

// « DITES-NOUS CE » over « QUI VOUS AMÈNE » read « DITES-NOUS ÇE »: an accent of a capital is as tall as the letter em.
test.each(SITE_THEMES)('a title in capitals leaves its accents room below the line above: %s', theme => {
  const rules = titleRules(theme)
  if (!rules.some(body => /text-transform:\s*uppercase/.test(body))) return
  const heights = rules.flatMap(body =>
    [...body.matchAll(/line-height:\s*([\d.]+)/g)].map(([, one]) => Number(one)),
  )
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1)
})
