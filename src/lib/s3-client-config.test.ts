import { S3Client } from '@aws-sdk/client-s3'
import { expect, it, vi } from 'vitest'
import { s3ClientConfig } from './s3-client-config'

it('keeps the SDK from warning of a Node that only its later versions refuse', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  new S3Client(s3ClientConfig({ S3_REGION: 'ap-south-1' }, { requestTimeout: 1_000 })).destroy()
  expect(warn).not.toHaveBeenCalled()
})
