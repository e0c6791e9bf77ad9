import { type DragEvent, useState } from 'react'

/** What a place where a file can be dropped spreads on its element; `data-over` while one hovers. */
export function useFileDrop(onChoose: (file: File) => void) {
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
      const [file] = event.dataTransfer.files
      if (file) onChoose(file)
    },
  }
}
