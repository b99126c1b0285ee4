/// Every game whose look the client knows, one line each; a game that is not here is shown with the plain face.
export { riichi } from './riichi/face';
export { american } from './american/face';
export { filipino } from './filipino/face';
export { changchun } from './changchun/face';
export { hongkong } from './hongkong/face';
