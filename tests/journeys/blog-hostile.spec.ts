import { expect, PASSWORD, test } from '../support/journey'
import type { Program } from '../support/program/program'
import { injections } from '../support/texts/injections'

/** Signs in and writes one article and one landing page that hold every payload. */
async function publish({ url }: Program) {
  const call = async (path: string, body: unknown, token = '') => {
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return (await answer.json()) as { token: string }
  }
  const { token } = await call('login', { password: PASSWORD })
  const draft = { meta_description: injections[0], city: injections[1]?.slice(0, 60), published: true }
  for (const [n, payload] of injections.entries()) {
    const title = `Charge ${n} ${payload.slice(0, 120)}`
    const content = `${payload}\n\nUn texte.\n\n<p>${payload}</p>`
    await call(
      'articles',
      {
        ...draft,
        slug: `charge-${n}`,
        title,
        excerpt: payload.slice(0, 300),
        keywords: [payload.slice(0, 50)],
        content,
      },
      token,
    )
    await call('pages', { ...draft, slug: `charge-${n}`, title, h1: payload.slice(0, 120), content }, token)
  }
}

test('texts that try to run a script run nothing', async ({ page, site, quiet }) => {
  quiet.allowed.push(/Content Security Policy|Failed to load resource/)
  const ran: string[] = []
  await page.exposeFunction('executed', (what: string) => ran.push(what))
  page.on('dialog', async dialog => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  await publish(site)
  for (const n of injections.keys()) {
    for (const path of [`/blog/charge-${n}`, `/charge-${n}`]) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await poke(page)
    }
  }
  await page.goto('/blog?q=charge')
  await poke(page)
  expect(ran).toEqual([])
})

test('even unsanitised, the policy of the pages lets none of them run', async ({ page, site, quiet }) => {
  quiet.allowed.push(/./)
  const ran: string[] = []
  await page.exposeFunction('executed', (what: string) => ran.push(what))
  page.on('dialog', async dialog => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  const address = `${site.url}/site-internet-gratuit`
  const answer = await page.request.get(address)
  const text = await answer.text()
  const { 'content-security-policy': policy, ...headers } = answer.headers()
  expect(policy).toContain('script-src')
  // Word for word that of an article: what runs nothing here runs nothing there.
  const article = await page.request.get(`${site.url}/blog/lyon-arrondissements-presquile-villeurbanne`)
  expect(article.headers()['content-security-policy']).toBe(policy)
  for (const payload of injections) {
    // As if the sanitiser had let it through: the server's own answer and headers, the payload put in its text.
    await page.route(address, route =>
      route.fulfill({ response: answer, body: text.replace(/<h2>/, `${payload}<h2>`) }),
    )
    await page.goto(address)
    await poke(page)
    await page.unroute(address)
  }
  expect(ran).toEqual([])

  // The proof that the corpus bites: the same page without its policy.
  await page.route(address, route =>
    route.fulfill({ status: 200, headers, body: text.replace(/<h2>/, `${injections[0]}<h2>`) }),
  )
  await page.goto(address)
  // What the page calls is told on a way of its own, beside the page's arrival.
  await expect.poll(() => ran).toEqual(['script'])
})

/** Gives handlers the events that they wait for. */
async function poke(page: import('@playwright/test').Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['mouseover', 'focus', 'click', 'toggle', 'animationstart']) {
        if (
          type !== 'click' ||
          element.matches('a[href^="javascript" i], a[href^="data" i], button[onclick]')
        )
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      }
    }
  })
  await page.waitForTimeout(30)
}
