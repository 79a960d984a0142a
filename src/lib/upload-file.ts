import { ApiRequestError } from './api-client'
import { isRecord } from './is-record'
import { parseJson } from './parse-json'

type Upload = {
  /** Begins with `/api/`. */
  path: string
  file: File
  /** Called with the fraction sent, from 0 to 1; `fetch` reports no upload progress. */
  onProgress: (part: number) => void
}

/**
 * Uploads a file in the field `file` (spec section 7).
 * @returns its URL.
 * @throws ApiRequestError for an error response, TypeError if there was none.
 */
export function uploadFile({ path, file, onProgress }: Upload): Promise<string> {
  const body = new FormData()
  body.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onerror = () => reject(new TypeError('No response to the upload'))
    request.onload = () => {
      const { status, responseText, statusText } = request
      const url = status < 300 ? readUrl(responseText) : null
      if (url === null) reject(new ApiRequestError(status, responseText, statusText))
      else resolve(url)
    }
    request.open('POST', path)
    request.withCredentials = true
    request.send(body)
  })
}

function readUrl(text: string): string | null {
  // A proxy's error page is not JSON: the upload failed.
  const body = parseJson(text)
  return isRecord(body) && typeof body.url === 'string' ? body.url : null
}
