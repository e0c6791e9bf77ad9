import type { ReactElement } from 'react'
import { NoticeDecided } from '../dossier/notice-decided'
import { NoticeReceived } from '../dossier/notice-received'
import { OwnerAddress } from './owner-address'
import { SiteClosure } from './site-closure'
import { SiteDomainNews } from './site-domain-news'

const firm = 'Menuiserie Lefèvre'

/** Messages about a client's site that is online, with invented data. */
export const siteSampleMessages = (publicUrl: string, link: string) =>
  ({
    'site-domain': SiteDomainNews({
      ...{ firm, name: 'menuiserie-lefevre.fr', news: 'away' },
      siteUrl: null,
      link: `${publicUrl}/mon-site`,
    }),
    'owner-address': OwnerAddress({ firm, code: '042731' }),
    'site-closure': SiteClosure({
      ...{ link, firm, what: 'suspended', goneFrom: null },
      reason: 'Une photo de la page d’accueil est reprise sans droit.',
    }),
    'notice-received': NoticeReceived({ number: 12 }),
    'notice-decided': NoticeDecided({
      ...{ number: 12, decision: 'upheld' },
      reason: 'La photo a été retirée de la page.',
    }),
  }) satisfies Record<string, ReactElement>
