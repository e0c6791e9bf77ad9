import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FIELDS = /<form\b|<TextField\b|<TextAreaField\b|<CodeField\b|type="file"/
const NOTICE = '<DataProtectionNotice'

/** The team's own screens, and the examples' forms, which send nothing and say so. */
const OTHERS = /\/(admin[^/]*|dossier-sheet|settlement|exemples)\//

/** What stands within a form of another file, which has the notice. */
const WITHIN: Record<string, string> = {
  'screens/verification/file-drop.tsx': 'screens/verification/verification.tsx',
  'screens/dossier/company/address-code.tsx': 'screens/dossier/pieces/documents-step.tsx',
  'screens/dossier/pieces/file-buttons.tsx': 'screens/dossier/pieces/documents-step.tsx',
  'screens/dossier/pieces/send-back.tsx': 'screens/dossier/pieces/requested-pieces-step.tsx',
  'ui/site-review/comment-sheet.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-review/comment-thread.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-questions/open-question.tsx': 'screens/mon-site/questions-part.tsx',
  'ui/site-photos/photo-card.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-photos/picture-input.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-editor/edit-sheet.tsx': 'screens/mon-site/modifier.tsx',
  'ui/site-facts/answers-field.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/closure-row.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/fact-line.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/hours-step.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/list-field.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/price-field.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/service-row.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/section-texts.tsx': 'screens/mon-site/modifier.tsx',
  'ui/site-facts/services-step.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/site-facts.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/site-texts.tsx': 'screens/dossier/site-project/site-project.tsx',
  'ui/site-facts/week-field.tsx': 'screens/dossier/site-project/site-project.tsx',
  'screens/demande-de-devis/quote-request-fields.tsx': 'screens/demande-de-devis/quote-request-form.tsx',
  'screens/international/country-field.tsx': 'screens/international/registration-form.tsx',
  'screens/international/registration-fields.tsx': 'screens/international/registration-form.tsx',
}

/** Forms that ask for nothing about anybody, with what they do ask for. */
const NOTHING_PERSONAL: Record<string, string> = {
  'ui/forms/code-field.tsx': 'a field, which its form explains',
  'ui/forms/text-field.tsx': 'a field, which its form explains',
  'ui/drawn-site/preview-maker.tsx': 'drawn and kept nowhere',
  'screens/villes/villes.tsx': 'a town to look for',
  'screens/blog/blog.tsx': 'words to look for',
  'screens/blog/search-form.tsx': 'words to look for',
  'screens/pay-per-call/estimator.tsx': 'figures of an estimate, kept nowhere',
  'screens/seo-page/town-calls.tsx': 'figures of an estimate, kept nowhere',
  'screens/simulateur/question-screen.tsx': 'answers that stay in the address, kept nowhere',
  'screens/mon-site/ending.tsx': 'the firm’s own name, to confirm',
  'screens/espace-client/clock-part.tsx': 'a time zone',
  'ui/site-domain/site-domain.tsx': 'the name of a site',
  'screens/transmission/transmission.tsx': 'a code that we gave to a body',
  'screens/dossier-rappels/dossier-rappels.tsx': 'a button alone',
}

const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !OTHERS.test(`/${path}`))
  .map(path => ({ path, text: readFileSync(join('src/web', path), 'utf8') }))

test('seven forms had no data-protection notice beside them: every form of visitors has one', () => {
  const forms = files.filter(({ text }) => FIELDS.test(text))
  const has = (path: string) => files.some(file => file.path === path && file.text.includes(NOTICE))
  for (const { path } of forms)
    expect
      .soft(
        has(path) || has(WITHIN[path] ?? '') || path in NOTHING_PERSONAL,
        `${path}: put ${NOTICE} beside its form, or say in scripts/forms.test.ts why it needs none`,
      )
      .toBe(true)
  const known = [...Object.keys(WITHIN), ...Object.keys(NOTHING_PERSONAL)]
  expect(known.filter(path => !forms.some(form => form.path === path))).toEqual([])
})

test('the brand is typed nowhere in the program: agency.json holds it', () => {
  const typed = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(ts|tsx|js)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(path => readFileSync(join('src', path), 'utf8').includes('Sitéligible'))
  expect(typed).toEqual([])
})
