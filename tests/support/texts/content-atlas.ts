import { makeAtlas } from '../../../src/domain/city/atlas'
import { readCities, readPlaces } from '../../../src/gateways/content-folder'

/** The towns and places of `content`. */
export const contentAtlas = () => makeAtlas(readCities('content'), readPlaces('content'))
