import { useEffect, useState } from 'react'

export type PictureSize = { width: number; height: number }

/** Returns the size of the picture at a URL, in px; null until it has loaded or if it fails. */
export function usePictureSize(url: string): PictureSize | null {
  const [found, setFound] = useState<(PictureSize & { url: string }) | null>(null)

  useEffect(() => {
    if (!url) return
    const picture = new Image()
    picture.onload = () => {
      setFound({ url, width: picture.naturalWidth, height: picture.naturalHeight })
    }
    picture.src = url
    return () => {
      picture.onload = null
    }
  }, [url])

  return found?.url === url ? found : null
}
