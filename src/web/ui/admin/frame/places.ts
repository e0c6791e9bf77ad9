import {
  BookOpenText,
  ChartColumn,
  FolderOpen,
  Handshake,
  type LucideIcon,
  MailQuestionMark,
  MessageSquareText,
  PhoneCall,
  ScrollText,
} from 'lucide-react'
import type { Permission } from '~/domain/access/permission'
import type { OtherWork } from '../queue-data'

interface AdminPlace {
  to: string
  words: string
  icon: LucideIcon
  needs: Permission
  /** A telephone's bar has no room for it. */
  wide?: true
  /** What may wait there for the team. */
  holds?: OtherWork[]
}

/** Where the administrator can go. */
export const places: AdminPlace[] = [
  { to: '/admin-dashboard', words: 'Tableau de bord', icon: FolderOpen, needs: 'use-dashboard' },
  {
    to: '/admin-dashboard/sites',
    words: 'Sites',
    icon: MessageSquareText,
    needs: 'read-dossiers',
    holds: ['notices', 'reviews'],
  },
  {
    to: '/admin-dashboard/a-classer',
    words: 'À classer',
    icon: MailQuestionMark,
    needs: 'read-dossiers',
    wide: true,
    holds: ['mails'],
  },
  {
    to: '/admin-dashboard/international',
    words: 'Hors de France',
    icon: PhoneCall,
    needs: 'handle-leads',
    holds: ['registrations'],
  },
  {
    to: '/admin-dashboard/contacts',
    words: 'Offre de contacts',
    icon: Handshake,
    needs: 'read-invoices',
    holds: ['disputes', 'requests'],
  },
  { to: '/admin-dashboard/contenus', words: 'Contenus', icon: BookOpenText, needs: 'edit-contents' },
  { to: '/admin-dashboard/chiffres', words: 'Chiffres', icon: ChartColumn, needs: 'read-invoices' },
  { to: '/admin-dashboard/journal', words: 'Journal', icon: ScrollText, needs: 'read-journal' },
]
