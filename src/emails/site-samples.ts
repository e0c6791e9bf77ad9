import type { ReactElement } from 'react'
import type { Agency } from '~/domain/agency'
import { NoticeDecided } from './notice-decided'
import { NoticeReceived } from './notice-received'
import { OwnerAddress } from './owner-address'
import { SiteClosure } from './site-closure'
import { SiteDomainNews } from './site-domain'

const firm = 'Menuiserie Lefèvre'

/** Messages about a client's site that is online, with invented data. */
export const siteSampleMessages = (agency: Agency, publicUrl: string, link: string) =>
  ({
    'site-domain': SiteDomainNews({
      ...{ agency, firm, name: 'menuiserie-lefevre.fr', news: 'away' },
      siteUrl: 'https://menuiserie-lefevre.fr',
      link: `${publicUrl}/mon-site`,
    }),
    'owner-address': OwnerAddress({ agency, firm, code: '042731' }),
    'site-closure': SiteClosure({
      ...{ agency, link, firm, what: 'suspended', goneFrom: null },
      reason: 'Une photo de la page d’accueil est reprise sans droit.',
    }),
    'notice-received': NoticeReceived({ agency, number: 12 }),
    'notice-decided': NoticeDecided({
      ...{ agency, number: 12, decision: 'upheld' },
      reason: 'La photo a été retirée de la page.',
    }),
  }) satisfies Record<string, ReactElement>
