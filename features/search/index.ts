// What other features may use at build time.
export {readQuestions} from './build/sources';
