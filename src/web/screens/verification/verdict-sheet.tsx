import { CircleHelp, FileCheck2, FileWarning, FileX2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvoiceVerdict } from '~/domain/invoice/invoice-verdict'
import { Sheet, type Tone } from '~/web/ui/paper/sheet'
import styles from './verification.module.css'

export type Answer =
  | { filename: string; state: 'reading' | InvoiceVerdict }
  | { filename: string; state: 'failed'; message: string }

interface Words {
  tone: Tone
  icon: ReactNode
  title: string
  sentence: string
}

const words: Record<InvoiceVerdict, Words> = {
  genuine: {
    tone: 'vert',
    icon: <FileCheck2 aria-hidden size={28} />,
    title: 'Document authentique',
    sentence: 'Ce document vient de chez nous et n’a pas été modifié depuis son émission.',
  },
  cancelled: {
    tone: 'jaune',
    icon: <FileX2 aria-hidden size={28} />,
    title: 'Facture annulée',
    sentence:
      'Cette facture vient de chez nous et n’a pas été modifiée, mais un avoir l’a annulée depuis\u00a0: elle n’est plus à payer.',
  },
  specimen: {
    tone: 'jaune',
    icon: <CircleHelp aria-hidden size={28} />,
    title: 'Document d’essai',
    sentence: 'Ce document est un spécimen produit par nos essais. Il ne vaut pas facture.',
  },
  changed: {
    tone: 'rose',
    icon: <FileWarning aria-hidden size={28} />,
    title: 'Document modifié',
    sentence: 'Ce fichier porte notre cachet, mais il a été modifié après son émission. Ne vous y fiez pas.',
  },
  unknown: {
    tone: 'jaune',
    icon: <CircleHelp aria-hidden size={28} />,
    title: 'Document non reconnu',
    sentence:
      'Ce fichier n’est pas une facture émise par nous. Un projet non signé, une copie imprimée puis numérisée ou un PDF réenregistré ne peuvent pas être reconnus.',
  },
}

/** What the page says of the file that was dropped. */
export function VerdictSheet(answer: Answer) {
  if (answer.state === 'reading') return <p className="second-text">Lecture de {answer.filename}…</p>
  if (answer.state === 'failed') {
    return (
      <p className={styles.failed}>
        <TriangleAlert aria-hidden size={20} /> {answer.message}
      </p>
    )
  }
  const { tone, icon, title, sentence } = words[answer.state]
  return (
    <Sheet as="section" tone={tone} under={['blanc']} className={`stack-16 ${styles.verdict}`}>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{sentence}</p>
        <p className={`second-text small-text ${styles.filename}`}>{answer.filename}</p>
      </div>
    </Sheet>
  )
}
