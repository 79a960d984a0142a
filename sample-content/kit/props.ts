export * from './large-props'
export * from './small-props'
