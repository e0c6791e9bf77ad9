import { type DragEvent, useState } from 'react'

/** What a place where a file can be dropped spreads on its element; `data-over` while one hovers. */
export function useFileDrop(onChoose: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onChoose(files)
    },
  }
}
