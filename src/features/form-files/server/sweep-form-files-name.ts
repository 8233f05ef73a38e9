/** Of the work that removes what files of forms were let go of, as it stands in the queue. */
export const sweepFormFilesName = 'sweep-form-files-now';
