import { useEffect, useRef, useState } from 'react'
import type { PhotoDoubt } from '~/domain/picture/photo-quality'
import { checkPhoto } from '../pieces/check-photo'
import { photoThumbnail } from './prepare-photos'

export interface PhotoPicture {
  /** A small picture; undefined until it is drawn, or where it cannot be. */
  address?: string
  doubts: readonly PhotoDoubt[]
}

const NONE: PhotoPicture = { doubts: [] }

/** Small pictures of chosen photos, and what makes them hard to read; one photo after the other. */
export function usePhotoPictures(photos: readonly File[]): (photo: File) => PhotoPicture {
  const [pictures, setPictures] = useState<ReadonlyMap<File, PhotoPicture>>(new Map())
  const begun = useRef(new Set<File>())
  const addresses = useRef(new Set<string>())
  const last = useRef(Promise.resolve())
  useEffect(() => {
    const made = addresses.current
    return () => made.forEach(address => void URL.revokeObjectURL(address))
  }, [])
  useEffect(() => {
    const tell = (photo: File, picture: Partial<PhotoPicture>) =>
      setPictures(all => new Map(all).set(photo, { ...NONE, ...all.get(photo), ...picture }))
    for (const photo of photos) {
      if (begun.current.has(photo)) continue
      begun.current.add(photo)
      last.current = last.current.then(async () => {
        const address = await photoThumbnail(photo).catch(() => undefined)
        if (address) {
          addresses.current.add(address)
          tell(photo, { address })
        }
        tell(photo, { doubts: await checkPhoto(photo) })
      })
    }
  }, [photos])
  return photo => pictures.get(photo) ?? NONE
}
