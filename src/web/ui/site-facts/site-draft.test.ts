// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetDrafts, readDraft, TEAM_DRAFTS, writeDraft } from '~/web/form-draft'
import { BY_TEAM, siteDraft } from './site-draft'

test('what the team types of a site goes with its session, what its owner types there stays', () => {
  for (const kind of ['site-facts', 'site-texts', 'site-closing', 'site-domain'] as const) {
    const [team, owner] = [siteDraft(kind, `${BY_TEAM}un-site`), siteDraft(kind, 'un-site')]
    for (const name of [team, owner]) writeDraft(name, JSON.stringify({ typed: 'Un mot.' }))
    forgetDrafts(TEAM_DRAFTS)
    expect([readDraft(team), readDraft(owner)]).toEqual([{}, { typed: 'Un mot.' }])
  }
})
