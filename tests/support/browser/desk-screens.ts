import type { Page } from '@playwright/test'

/** A screen of the administration, or what opens over one. */
export interface DeskScreen {
  name: string
  address: string
  /** What is opened there before it is looked at. */
  open?: (page: Page) => Promise<unknown>
}

/** What a filled administration holds that a screen is asked for by its id. */
export interface DeskIds {
  /** Handed in. */
  dossier: string
  /** Accepted, with a site online. */
  accepted: string
  site: string
  leadAccount: string
}

const ADMIN = '/admin-dashboard'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Every screen of the administration that an owner can open; without ids those that need none. */
export const deskScreens = (ids: DeskIds | null): DeskScreen[] => [
  { name: 'dossiers', address: ADMIN },
  { name: 'factures', address: `${ADMIN}?onglet=factures` },
  { name: 'filtre', address: `${ADMIN}?statut=Soumis` },
  { name: 'actions', address: ADMIN, open: press(/^Agir sur/) },
  {
    name: 'actions-rappeler',
    address: ADMIN,
    open: async page => {
      await press(/^Agir sur/)(page)
      await page.getByRole('dialog').getByLabel('Action').selectOption('Rappeler au client ce qui manque')
    },
  },
  { name: 'double-accord', address: ADMIN, open: press('Modifier le double accord') },
  { name: 'palette', address: ADMIN, open: page => page.keyboard.press('Control+k') },
  { name: 'vue', address: `${ADMIN}?recherche=atelier`, open: press('Garder cette vue') },
  { name: 'file', address: `${ADMIN}/file/to-check` },
  { name: 'file-reponse', address: `${ADMIN}/file/answer` },
  ...(ids === null ? [] : screensOf(ids)),
  { name: 'chiffres', address: `${ADMIN}/chiffres` },
  {
    name: 'chiffres-tableau',
    address: `${ADMIN}/chiffres`,
    open: page => page.getByText('Les mêmes chiffres').click(),
  },
  { name: 'journal', address: `${ADMIN}/journal` },
  { name: 'journal-e-mails', address: `${ADMIN}/journal?onglet=e-mails` },
  { name: 'journal-transmissions', address: `${ADMIN}/journal?onglet=transmissions` },
  { name: 'e-mails', address: `${ADMIN}/e-mails` },
  { name: 'offre', address: `${ADMIN}/offre` },
  { name: 'comptes', address: `${ADMIN}/comptes` },
  { name: 'inviter', address: `${ADMIN}/comptes`, open: press(/Inviter/) },
  { name: 'compte', address: `${ADMIN}/compte` },
  { name: 'a-classer', address: `${ADMIN}/a-classer` },
  { name: 'sites', address: `${ADMIN}/sites` },
  { name: 'relectures', address: `${ADMIN}/relectures` },
  { name: 'contenus', address: `${ADMIN}/contenus` },
  { name: 'pages', address: `${ADMIN}/contenus?onglet=pages` },
  { name: 'aides', address: `${ADMIN}/contenus?onglet=aides` },
  { name: 'aide', address: `${ADMIN}/contenus/aides/nouvelle` },
  { name: 'article', address: `${ADMIN}/contenus/articles/nouveau` },
  { name: 'international', address: `${ADMIN}/international` },
  { name: 'contacts', address: `${ADMIN}/contacts` },
]

const screensOf = ({ dossier, accepted, site, leadAccount }: DeskIds): DeskScreen[] => [
  { name: 'tiroir', address: `${ADMIN}?dossier=${dossier}` },
  { name: 'dossier', address: `${ADMIN}/dossiers/${dossier}` },
  { name: 'accepter', address: `${ADMIN}/dossiers/${dossier}`, open: press('Accepter') },
  { name: 'triage', address: `${ADMIN}/dossiers/${dossier}?file=to-check` },
  { name: 'touches', address: `${ADMIN}/dossiers/${dossier}?file=to-check`, open: press('Touches') },
  { name: 'dossier-accepte', address: `${ADMIN}/dossiers/${accepted}` },
  { name: 'site', address: `${ADMIN}/sites/${site}` },
  { name: 'client', address: `${ADMIN}/contacts/${leadAccount}` },
]

/** Until nothing loads any more; a stream stays open for ever. */
export async function settledDesk(page: Page) {
  // A dialogue takes the page behind it out of the tree that roles are looked for in.
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-busy=true], main [data-loading]') &&
      !/Chargement/.test(document.querySelector('main')?.textContent ?? ''),
  )
}

/** What eyes miss on the page as it is: what is wider than its window or its frame, words cut off, targets too small. */
export const deskFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main *, header *, dialog, dialog *')].filter(
      one => one.checkVisibility(),
    )
    const named = (one: Element) => `${one.tagName} ${one.className} ${one.textContent}`.slice(0, 80)
    const overflows = (one: HTMLElement, how: RegExp) =>
      one.clientWidth > 1 &&
      how.test(getComputedStyle(one).overflowX) &&
      one.scrollWidth > one.clientWidth + 1
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const { scrollHeight } = document.documentElement
    const blank = Math.round(
      scrollHeight - Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY),
    )
    // What stands in a sentence is as tall as its line (WCAG 2.5.8, exception « inline »).
    const isInline = (one: Element) => getComputedStyle(one).display === 'inline'
    const isSmall = (one: Element) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      return width > 1 && (width < 23.5 || height < 23.5)
    }
    return [
      ...(wide > 0 ? [`the page scrolls sideways by ${wide} px`] : []),
      ...(blank > 1 ? [`the page goes on for ${blank} px below what it shows`] : []),
      ...shown
        .filter(one => overflows(one, /auto|scroll/) && !one.closest('[data-scrolls]'))
        .map(one => `scrolls within: ${named(one)}`),
      // What stands behind « … » without a way to read it whole.
      ...shown
        .filter(one => overflows(one, /hidden|clip/) && !one.closest('input, [title], .visually-hidden'))
        .map(one => `cut: ${named(one)}`),
      ...shown
        .filter(
          one => one.matches('a, button, input, select, textarea, summary') && !isInline(one) && isSmall(one),
        )
        .map(one => `small target: ${named(one)}`),
    ]
  })
