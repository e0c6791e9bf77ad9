import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/** Copies a value that stands beside it; where the browser copies nothing it is there to be selected. @param name what is copied */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    )
  }
  return (
    <Button look="second" size="small" icon={done ? Check : Copy} onClick={() => void copy()}>
      <span>
        {done ? 'Copié' : 'Copier'}
        <span className="visually-hidden"> {name}</span>
      </span>
    </Button>
  )
}
