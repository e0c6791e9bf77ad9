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

/** Where the administrator can go; `end` means this very address only. A telephone's bar has no room for what is `wide`. */
export const places: { to: string; words: string; icon: LucideIcon; needs: Permission; wide?: true }[] = [
  { to: '/admin-dashboard', words: 'Tableau de bord', icon: FolderOpen, needs: 'use-dashboard' },
  { to: '/admin-dashboard/sites', words: 'Sites', icon: MessageSquareText, needs: 'read-dossiers' },
  {
    to: '/admin-dashboard/a-classer',
    words: 'À classer',
    icon: MailQuestionMark,
    needs: 'read-dossiers',
    wide: true,
  },
  { to: '/admin-dashboard/international', words: 'Hors de France', icon: PhoneCall, needs: 'handle-leads' },
  { to: '/admin-dashboard/contacts', words: 'Offre de contacts', icon: Handshake, needs: 'read-invoices' },
  { to: '/admin-dashboard/contenus', words: 'Contenus', icon: BookOpenText, needs: 'edit-contents' },
  { to: '/admin-dashboard/chiffres', words: 'Chiffres', icon: ChartColumn, needs: 'read-invoices' },
  { to: '/admin-dashboard/journal', words: 'Journal', icon: ScrollText, needs: 'read-journal' },
]
