// What other features and the build may use.
export {type FeedSite, writeFeeds} from './build/writeFeeds';
export {withFeedLinks} from './build/feedLinks';
export {readChanges} from './build/readChanges';
